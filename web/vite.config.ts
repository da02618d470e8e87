import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inLanguage, languages, PSEUDO } from './languages.ts';
import { pack } from './pack.mjs';

// While developing, the real server answers /api and its sockets; HUSTINGS_URL says where it listens.
const server = process.env.HUSTINGS_URL ?? 'http://127.0.0.1:8080';

// Which language is built; `build.mjs` builds them all.
const wanted = process.env.HUSTINGS_LANGUAGE ?? 'en';
const language = [...languages, ...PSEUDO].find(({ tag }) => tag === wanted);
if (!language) throw new Error(`there is no language ${wanted} in words/languages.json`);

/** The two faces every page uses are asked for at once, so that text does not change its shape while one reads. */
function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /latin-w(dth|ght)-normal.*\.woff2$/.test(file) && !file.includes('latin-ext'))
          .filter((file) => !language!.font || !file.includes('source-serif'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Text files once more in compressed form. */
function packed(): Plugin {
  let folder = 'dist';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (/\.(js|css|svg|webmanifest)$/.test(name)) pack(resolve(folder, name));
    },
  };
}

export default defineConfig({
  plugins: [inLanguage(language), svelte(), icons({ compiler: 'svelte', scale: 1 }), earlyFonts(), packed()],
  // Nothing is inlined as data: the content security policy of the server stays simple.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // What the first page needs anyway is one file, whatever else shares parts of it: small files pack badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  // Sentences stand beside the rules of their game, outside this folder.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'], testTimeout: 30_000 },
});
