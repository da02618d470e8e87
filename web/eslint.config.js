// Lints for the page: the strict sets of ESLint and typescript-eslint, that of eslint-plugin-svelte, and a few rules of our own.
// A warning fails `npm run check` like an error. Rules that need types run on the TypeScript that works; in components
// svelte-check knows the types already.

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['dist/', 'src/generated/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, __LANGUAGE__: 'readonly', __LOCALE__: 'readonly' },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Empty handlers say that nothing happens, on purpose.
      '@typescript-eslint/no-empty-function': 'off',
      // `noUncheckedIndexedAccess` makes every index optional; where a place is known to exist, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression',
          message: 'Two casts in a row hide a wrong type: give the value its type where it comes in.',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The router turns clicks on ordinary links into steps; there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets are made again for each value; what is kept and changed is `$state.raw`.
      'svelte/prefer-svelte-reactivity': 'off',
      // A bound element is there before anybody can touch it.
      'no-unassigned-vars': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.svelte.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['src/**'], ignores: ['**/*.test.ts'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
);
