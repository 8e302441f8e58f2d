import { domainToUnicode } from 'node:url'
import type { Problem } from './Problem.ts'
import { textsAt, type SourceFile } from './SourceFile.ts'

/** Letters of other scripts, and of no accent, each before the Latin ones that it reads like: those that Unicode's list of confusables has for host names. */
const lookalikes = new Map(
  `
  аa сc ԁd еe һh іi јj ӏl кk оo рp ԛq гr ѕs тt вb мm нh ѵv ԝw хx уy үy αa εe ηn ιi κk νv οo ρp τt
  υu χx γy ωw օo սu հh ոn ցg քp ıi ɑa ɡg ɩi łl øo đd ħh ŧt ƅb ɔc ßss æae œoe`
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** How a host reads to a person who does not look at accents and scripts: `xn--csino-4ve.example` and `cásino.example` read like `casino.example`. */
export function hostLook(host: string): string {
  const read = domainToUnicode(host.toLowerCase()) || host.toLowerCase()
  // Letters before accents: the decomposition would take the Cyrillic ї apart into і and two dots, which is right as well.
  return [...read.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookalikes.get(letter) ?? letter)
    .join('')
}

/** Whether a host has a label of foreign letters that all read as Latin ones, under an ending in Latin letters: nobody's language, only a disguise. */
export function isDisguised(host: string): boolean {
  const labels = domainToUnicode(host).split('.')
  return (
    /^[a-z]+$/.test(labels.at(-1) ?? '') &&
    labels.some((label) => /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(label) && /^[ -~]+$/.test(hostLook(label)))
  )
}

/** Hosts that look like another host, of any merchant. */
export const disguiseProblems = (source: SourceFile): Problem[] =>
  textsAt(source, ['hosts'])
    .filter(({ text }) => isDisguised(text))
    .map(({ path, text }) => {
      const message = `The host "${text}" is "${domainToUnicode(text)}" and reads like "${hostLook(text)}", which is another one.`
      const cure = 'Write the host that players read: browsers show this one in its xn-- form, as a disguise.'
      return source.problem('LM035', path, message, cure)
    })
