import { domainToUnicode } from 'node:url'
import type { Problem } from './Problem.ts'
import { listTextsAtKeyPath, type SourceFile } from './SourceFile.ts'

/**
 * Maps letters to the Latin letters that they look like. Contains letters of other scripts, and Latin letters such as ł
 * that Unicode does not decompose into a letter and an accent. The source is the Unicode list of confusables for host
 * names.
 */
const lookalikes = new Map(
  `
  аa сc ԁd еe һh іi јj ӏl кk оo рp ԛq гr ѕs тt вb мm нh ѵv ԝw хx уy үy αa εe ηn ιi κk νv οo ρp τt
  υu χx γy ωw օo սu հh ոn ցg քp ıi ɑa ɡg ɩi łl øo đd ħh ŧt ƅb ɔc ßss æae œoe`
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/**
 * Returns a host as it looks to a person who ignores accents and scripts: `xn--csino-4ve.example` and
 * `cásino.example` both become `casino.example`.
 */
export function normaliseLookalikeHost(host: string): string {
  const read = domainToUnicode(host.toLowerCase()) || host.toLowerCase()
  // The decomposition also splits the Cyrillic letter ї into і and two dots. The dots are removed, and the next step
  // replaces the і.
  return [...read.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
}

/**
 * Returns whether a host has a label of non-Latin letters that all look like Latin letters, under a Latin top-level
 * domain. No language writes such a name; its only use is to imitate another host.
 */
export function isDisguisedHost(host: string): boolean {
  const labels = domainToUnicode(host).split('.')
  return (
    /^[a-z]+$/.test(labels.at(-1) ?? '') &&
    labels.some(
      (label) =>
        /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(label) && /^[ -~]+$/.test(normaliseLookalikeHost(label)),
    )
  )
}

/** Reports hosts in which lookalike letters imitate a Latin name, even if no merchant has the imitated name. */
export const findDisguisedHostProblems = (source: SourceFile): Problem[] =>
  listTextsAtKeyPath(source, ['hosts'])
    .filter(({ text }) => isDisguisedHost(text))
    .map(({ path, text }) => {
      const message =
        `The host "${text}" is "${domainToUnicode(text)}" and looks like "${normaliseLookalikeHost(text)}", which is ` +
        'another host.'
      const cure =
        'Write the host that players read: browsers show this one in its xn-- form because it looks like an imitation.'
      return source.problem('LM035', path, message, cure)
    })
