import { mount } from 'svelte';
import App from './App.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import 'virtual:fonts';

mount(App, { target: document.getElementById('app')! });
// What makes the page an app of this device comes after it is there, and it works without.
import('./back/device.svelte').then(
  ({ settle }) => settle(),
  () => {},
);
