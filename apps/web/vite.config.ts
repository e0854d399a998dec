import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { leanEngine } from "./lean-engine-plugin.ts";
import { principles } from "./principles-plugin.ts";
import { finished, preloaded } from "./vite-plugins.ts";

const buildDate = new Date().toISOString();
const server = process.env.WELLPUT_SERVER ?? "http://localhost:3000";

const VENDOR = /node_modules\/(?:react|react-dom|scheduler|@tanstack|hono)\//;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true }),
    react(),
    principles(),
    VitePWA({
      injectRegister: false,
      registerType: "prompt",
      manifest: {
        name: "Wellput",
        short_name: "Wellput",
        description: "Say the difficult thing well: feedback on hard messages, phrase by phrase.",
        theme_color: "#17675f",
        background_color: "#faf6ef",
        display: "standalone",
        start_url: "/",
        id: "/",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        // index.html carries a nonce of its own in every answer, so a stored copy would never run: only hashed files are kept.
        globPatterns: ["assets/*.{js,css}", "assets/*latin-wght*.woff2"],
        // The engine is fetched by those who switch on feedback while typing, the reader for danger by those who type, the
        // editor by those who write an article.
        globIgnores: ["**/*latin-ext*", "assets/worker-*.js", "assets/danger-worker-*.js", "assets/rich-text-editor-*"],
        // The one page that is kept as it was answered, with its own nonce in its own policy: help must not need a network.
        additionalManifestEntries: [{ url: "/help", revision: buildDate }],
        navigateFallback: null,
        runtimeCaching: [
          // A page always comes from the server, so none is ever older than the server. Without a network that same page
          // stands in for all: it is the app, and the app knows where it is.
          {
            urlPattern: ({ request }) => request.mode === "navigate",
            handler: "NetworkOnly",
            options: { precacheFallback: { fallbackURL: "/help" } },
          },
          // The engine, once a writing screen asked to keep it.
          { urlPattern: /\/assets\/worker-/, handler: "CacheFirst", options: { cacheName: "kept" } },
        ],
        importScripts: ["/keep.js"],
        cleanupOutdatedCaches: true,
      },
    }),
    preloaded(),
    finished(buildDate),
  ],
  worker: { format: "es", plugins: () => [leanEngine()] },
  define: { __BUILD_DATE__: JSON.stringify(buildDate) },
  build: {
    target: "es2023",
    // A list of which file needs which would be a twentieth of the first load; links fetch their pages when pointed at.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and seldom changes is one file: fewer requests, and a new build leaves it in the cache.
            { name: "vendor", test: VENDOR, tags: ["$initial"] },
            // The rest of what every page needs is another.
            { name: "base", tags: ["$initial"] },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/prod": server,
      "/drawings": server,
      "/getEmpathicResponse": server,
      "/meta.json": server,
    },
  },
});
