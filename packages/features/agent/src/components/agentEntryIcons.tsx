import {
  BookOpenText,
  ChartNoAxesCombined,
  ChartPie,
  Dices,
  Headset,
  Mail,
  Percent,
  Scale,
  Send,
  ShieldCheck,
  UsersRound,
} from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import type { AgentEntryId } from '../model/entries.ts'

/** The icon of each entry of an agent's home. */
export const agentEntryIcons: Readonly<Record<AgentEntryId, ReactNode>> = {
  overview: <ChartPie />,
  record: <BookOpenText />,
  members: <UsersRound />,
  transfer: <Send />,
  profit: <ChartNoAxesCombined />,
  betting: <Dices />,
  rebate: <Percent />,
  teamRebate: <Scale />,
  security: <ShieldCheck />,
  mail: <Mail />,
  service: <Headset />,
}
