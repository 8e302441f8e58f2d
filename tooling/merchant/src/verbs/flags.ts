import { flagCodes } from '@lobby/merchant'
import { FLAG_TABLE } from '@lobby/merchant/flags'
import { DEFAULT_PATHS } from '../places.ts'
import { readRawMerchantSettings, listMerchantsWithFlag } from '../reference/readRawMerchantSettings.ts'
import { parseVerbArguments } from './verbs.ts'
import { printLine, type VerbOptions } from '../output.ts'

/**
 * Runs `merchant flags [--json]`: prints the owner, date, reason and use of every flag, then the flags that no merchant
 * has on and those that all have on. Both lists are for a review: a flag that no merchant uses may be unnecessary, and
 * a flag that all merchants use is no longer a choice.
 * @returns The exit code.
 */
export function runFlagsVerb(
  argv: readonly string[],
  { merchantsDir = DEFAULT_PATHS.merchants, print = printLine }: VerbOptions = {},
): number {
  const { values } = parseVerbArguments('flags', argv)
  const folders = readRawMerchantSettings(merchantsDir, ['flags'])
  const uses = flagCodes.map((flag) => {
    const { owner, since, reason, dependsOn } = FLAG_TABLE[flag]
    return { flag, owner, since, reason, needs: dependsOn, on: listMerchantsWithFlag(folders, flag) }
  })
  const never = uses.filter(({ on }) => on.length === 0).map(({ flag }) => flag)
  const always = uses.filter(({ on }) => on.length === folders.size).map(({ flag }) => flag)
  if (values.json === true) {
    print(JSON.stringify({ merchants: [...folders.keys()], flags: uses, never, always }, null, 2))
    return 0
  }
  print(`${'flag'.padEnd(20)} ${'owner'.padEnd(11)} ${'since'.padEnd(10)}  used`)
  for (const { flag, owner, since, on, needs } of uses) {
    const needed = needs.length === 0 ? '' : `  needs ${needs.join(', ')}`
    print(`${flag.padEnd(20)} ${owner.padEnd(11)} ${since}  on for ${on.length} of ${folders.size}${needed}`)
  }
  print(`\nOn for no merchant (still needed?): ${never.join(', ') || 'none'}`)
  print(`On for all merchants (still a choice?): ${always.join(', ') || 'none'}`)
  return 0
}
