import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)/],
        importScripts: ['/push.js'],
        clientsClaim: true,
        skipWaiting: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Comptoir',
        short_name: 'Comptoir',
        description: 'Five merchant board games, against bots or round one device, online or off.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f7f1e2',
        theme_color: '#fffaf0',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
