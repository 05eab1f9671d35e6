import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: { outDir: 'dist/page', target: 'es2022', chunkSizeWarningLimit: 1000 },
  server: { host: '127.0.0.1' },
});
