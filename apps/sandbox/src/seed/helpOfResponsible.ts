import type { LimitKind, LimitPeriod } from '@lobby/merchant/markets'
import type { Language } from '../domain/language.ts'
import type { HelpFacts } from './helpFacts.ts'
import type { HelpText } from './helpOfHouse.ts'
import { list, paragraphs } from './markup.ts'

interface Words {
  readonly title: string
  readonly lead: string
  /** Before a list of what can be set. */
  readonly set: string
  readonly kinds: Readonly<Record<LimitKind, string>>
  readonly periods: Readonly<Record<LimitPeriod, string>>
  readonly limit: (kind: string, periods: string) => string
  readonly raise: (hours: number) => string
  readonly pause: (days: string) => string
  readonly exclusion: (months: string) => string
  readonly help: (points: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  PT: {
    title: 'Jogo responsável',
    lead: 'Jogar é diversão, não fonte de renda.',
    set: 'Você decide os seus limites na <a href="/m/securityCenter">central de segurança</a>:',
    kinds: { DEPOSIT: 'de depósito', LOSS: 'de perda', TIME: 'de tempo' },
    periods: { DAY: 'dia', WEEK: 'semana', MONTH: 'mês' },
    limit: (kind, periods) => `<strong>Limite ${kind}</strong>, por ${periods}`,
    raise: (hours) => `Um limite menor vale na hora; um maior, depois de ${hours} horas`,
    pause: (days) => `<strong>Pausa</strong> de ${days} dias`,
    exclusion: (months) => `<strong>Autoexclusão</strong> por ${months} meses`,
    help: (points) => `Se o jogo deixou de ser diversão, fale com alguém: ${points}.`,
  },
  EN: {
    title: 'Playing responsibly',
    lead: 'Playing is entertainment and not an income.',
    set: 'You set your own limits in the <a href="/m/securityCenter">security centre</a>:',
    kinds: { DEPOSIT: 'of deposits', LOSS: 'of losses', TIME: 'of time' },
    periods: { DAY: 'day', WEEK: 'week', MONTH: 'month' },
    limit: (kind, periods) => `<strong>A limit ${kind}</strong>, for a ${periods}`,
    raise: (hours) => `A lower limit counts at once, a higher one after ${hours} hours`,
    pause: (days) => `<strong>A break</strong> of ${days} days`,
    exclusion: (months) => `<strong>Exclusion</strong> for ${months} months`,
    help: (points) => `If playing is no longer fun, talk to somebody: ${points}.`,
  },
}

const tags: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-GB' }

/** Returns the help topic about responsible play, with the limits and breaks of the merchant's market. */
export function helpOfResponsible(rules: HelpFacts['responsible'], language: Language): HelpText {
  const { title, lead, set, kinds, periods, limit, raise, pause, exclusion, help } = words[language]
  if (!rules) return [title, paragraphs([lead])]
  const or = (parts: readonly (string | number)[]): string =>
    new Intl.ListFormat(tags[language], { type: 'disjunction' }).format(parts.map(String))
  const items = [
    ...rules.limits.map(([kind, of]) => limit(kinds[kind], or(of.map((period) => periods[period])))),
    raise(rules.raiseHours),
    pause(or(rules.pauseDays)),
    exclusion(or(rules.exclusionMonths)),
  ]
  // The site leads to telephone numbers, but to no other site.
  const points = rules.help
    .map(([name, url]) => (url.startsWith('tel:') ? `<a href="${url}">${name}</a>` : name))
    .join('; ')
  return [title, paragraphs([`${lead} ${set}`]) + list(items) + paragraphs([help(points)])]
}
