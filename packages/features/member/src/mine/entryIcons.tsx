import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BanknoteArrowDown,
  BanknoteArrowUp,
  ChartColumn,
  Crown,
  Gift,
  HandCoins,
  Mail,
  MessageSquareText,
  Network,
  Percent,
  ReceiptText,
  ShieldCheck,
  Ticket,
  Trophy,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { EntryId } from '../model/entries.ts'

/** The icon of each entry of the member centre. */
export const entryIcons: Readonly<Record<EntryId, ReactNode>> = {
  benefits: <Crown />,
  deposit: <ArrowDownToLine />,
  withdraw: <ArrowUpFromLine />,
  invite: <UserRoundPlus />,
  security: <ShieldCheck />,
  agency: <UsersRound />,
  depositRecord: <BanknoteArrowDown />,
  withdrawalReport: <BanknoteArrowUp />,
  accountRecord: <ReceiptText />,
  bettingRecord: <Ticket />,
  profitAndLoss: <ChartColumn />,
  uplineTransfer: <Network />,
  rewards: <Gift />,
  manualRebate: <HandCoins />,
  missions: <Trophy />,
  rebateReport: <Percent />,
  mail: <Mail />,
  feedback: <MessageSquareText />,
}
