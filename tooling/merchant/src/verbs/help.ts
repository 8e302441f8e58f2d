/** `merchant help` */
export function help(): number {
  console.log(`npm run merchant -- <verb>

  build [id...]     compile once, then stamp every merchant folder, or those named
    --release       the smallest files, each site complete by itself: for a deployment
    --shared        chunks and dictionaries once, in .shared beside the sites, which link to it; the way of a
                    build that is no release. --whole is the opposite
    --shard <2/5>   the second of five parts of the fleet, which several machines stamp together
    --no-worker     sites whose service worker clears everything and goes
    --out <dir>     where the sites go (apps/mobile-web/dist/sites)
  doctor [id...]    every mistake in the folders, with file, line and cure
    --fix           mends what leaves nothing to decide, and draws icons that are missing or old
    --json          the same for a machine
  new [id]          a folder from a name, a brand colour and a logo; asks for what is not said
    --name <text>, --brand <colour>, --logo <svg or png>
    --from <id>     takes over its flags, hosts of the page, market, shape and fonts
    --host <name>   a domain, more than once; --owner <who answers for the brand>
    --mode <dark or light>, --accent <colour>, --gradient <colour>
    --code <text>, --trial-code <text>, --key <pem>
    --dry-run       says what it would write; --start shows it at once, as npm start does
  show <id>         every value and where it comes from
    --public        what of the folder reaches the browser
  diff <a> <b>      in what two merchants differ; --all tells what is derived, too
  preview <id>      one merchant on this machine's address in the network, with a QR code for the phone
    --port <number>, --address <ip>, --sandbox <origin>
  prove <id>        a brand against all that holds for each: its folder, every journey, every screen with axe
    --merchants <dir>, --only <text>, --workers <number>
  proof             one page: a row a merchant, a column a rule, and why where it fails
    --merchants <dir>, --out <file> (.reports/proof.html)
  flags             the ledger: owner, date and use of each flag, those on nowhere and everywhere; --json
  reference         writes docs/reference.md anew
  impact <commit>   which merchants, screens, texts and flags differ from a commit's; --json
    --exit-code     ends with 3 when somebody changes (2: the commit cannot be built)
  release [id...]   makes a release of every merchant, or of those named; nobody is served from it yet
    --name <text>   (the day and a number); --store <dir> where releases lie (.releases)
  promote <release> --ring <ring>
                    serves it to a ring of releases.jsonc, once the rings before are on it
  rollback <id> <release>
                    serves one merchant from a release by its name
  releases [id [release]]
                    every release and who is on it; of one merchant; every file of one; --json
  remove <id>       takes a folder and its site away, after asking; --yes
  shots <id>        every screen in its states: sheets, and one page of all of them; needs a Chromium
    --width <px>    how wide the phone is (360); --height, how high (800)
    --only <text>   the screens whose name holds the text
    --language <code>, --out <dir>
  help              this`)
  return 0
}
