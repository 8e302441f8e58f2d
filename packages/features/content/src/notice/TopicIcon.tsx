import { CreditCard, Dices, LifeBuoy, Newspaper, Wrench } from '@lobby/ui/icons'
import type { Topic } from './topics.ts'

const icons = { news: Newspaper, games: Dices, payments: CreditCard, maintenance: Wrench, safety: LifeBuoy } as const

/** A topic's picture. */
export function TopicIcon({ topic }: { readonly topic: Topic }) {
  const Icon = icons[topic]
  return <Icon aria-hidden />
}
