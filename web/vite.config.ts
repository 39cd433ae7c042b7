import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beginWithFirst, finish, noteWorker, oneFirstChunk, preloadFonts } from './build-files.ts';
import { palettes } from './palettes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // How long each plugin took is nothing to whoever starts the server.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: oneFirstChunk(join(here, 'src', 'main.tsx')) }] } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [noteWorker()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  plugins: [react(), palettes(), preloadFonts(), beginWithFirst(), finish(join(here, 'service-worker.js'))],
});
