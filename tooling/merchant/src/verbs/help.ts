/** `merchant help` */
export function help(): number {
  console.log(`npm run merchant -- <verb>

  build [id...]     compile once, then stamp every merchant folder, or those named
    --release       the smallest files, for a deployment
    --no-worker     sites whose service worker clears everything and goes
    --out <dir>     where the sites go (apps/mobile-web/dist/sites)
  doctor [id...]    every mistake in the folders, with file, line and cure
    --fix           draws the icons that are missing, or older than art/icon.svg
    --json          the same for a machine
  new [id]          a folder from a name, a brand colour and a logo; asks for what is not said
    --name <text>, --brand <colour>, --logo <svg or png>
    --from <id>     takes over its flags, hosts of the page, market, shape and fonts
    --host <name>   a domain, more than once; --owner <who answers for the brand>
    --mode <dark or light>, --accent <colour>, --gradient <colour>
    --code <text>, --trial-code <text>, --key <pem>
    --dry-run       says what it would write
  shots <id>        a sheet a language of every screen in its states; needs a Chromium
    --width <px>    how wide the phone is (360); --height, how high (800)
    --only <text>   the screens whose name holds the text
    --language <code>, --out <dir>
  help              this`)
  return 0
}
