import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import { readPicturesRun } from './src/PicturesRun.ts'

const { folder, report } = readPicturesRun()
const options = getChromiumLaunchOptions()

/**
 * Makes Chromium repaint the whole page after a change. If it repaints only parts, their edges look different each
 * time.
 */
const wholePaint = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
]

/**
 * Takes the pictures of one static Storybook. The first run writes them, and the second run compares its pictures with
 * those of the first run.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: 'pictures.spec.ts',
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  updateSnapshots: report === undefined ? 'all' : 'none',
  fullyParallel: true,
  workers: 2,
  // On a busy machine, content can appear too late for a picture. A retry removes such a false difference, but a real
  // difference occurs again.
  retries: 1,
  timeout: 180_000,
  reporter: report === undefined ? 'null' : [['list'], ['html', { outputFolder: report, open: 'never' }]],
  expect: {
    // Long enough for a busy machine. Only content that never appears reaches this limit.
    timeout: 60_000,
    // Detects a colour difference of 2 of 255 levels. The same browser paints both pictures, so smaller differences
    // come only from the antialiasing of edges.
    toHaveScreenshot: { threshold: 0.005, maxDiffPixels: 0 },
  },
  use: {
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { ...options, args: [...options.args, ...wholePaint] },
  },
})
