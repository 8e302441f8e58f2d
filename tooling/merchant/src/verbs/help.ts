/** `merchant help` */
export function help(): number {
  console.log(`npm run merchant -- <verb>

  build [id...]     compile once, then stamp every merchant folder, or those named
    --release       the smallest files, for a deployment
    --no-worker     sites whose service worker clears everything and goes
    --out <dir>     where the sites go (apps/mobile-web/dist/sites)
  doctor [id...]    every mistake in the folders, with file, line and cure
  help              this`)
  return 0
}
