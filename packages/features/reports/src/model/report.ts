import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { Say } from '@lobby/platform/money'
import type { StatusTagProps } from '@lobby/ui'
import type { Dates } from '@lobby/ui/pickers'
import type { ComponentType, ReactNode } from 'react'

/** What every report is asked by: days of the merchant, both included, and where the page before ended. */
export interface ReportQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly startDate: string
  readonly endDate: string
  readonly after?: string
}

/** What every page of a report says beside its rows. */
export interface ReportPage<Row> {
  readonly content: readonly Row[]
  /** Over all pages. */
  readonly total: number
  readonly next?: string
}

/** Something that a report is narrowed by, one value of it at a time. */
export interface Filter {
  /** Its name in the address, and in the call. */
  readonly name: string
  readonly label: MessageId
  readonly options: readonly FilterOption[]
  /** Its values are the platform's, and may not be known yet: an address may name any of this form. */
  readonly pattern?: RegExp
  /** Typed into a field with this hint, and not chosen among options. */
  readonly typed?: MessageId
  /** What the report is about rather than what it is narrowed by: an address names it, and no clearing takes it away. */
  readonly fixed?: true
}

/** A value of a filter, under a text of ours or in the platform's own words. */
export type FilterOption = { readonly value: string } & ({ readonly label: MessageId } | { readonly text: string })

export interface Status {
  readonly text: MessageId
  readonly tone: StatusTagProps['tone']
}

/** An amount in minor units, and how it is meant: `signed` says by its sign whether it came or went. */
export interface Amount {
  readonly minor: number
  readonly signed?: boolean
  readonly tone?: 'win' | 'loss' | 'muted'
}

/** One row of a list, in words. */
export interface RowView {
  readonly title: string
  readonly note: string
  readonly icon: ReactNode
  readonly amount: Amount
  readonly status?: Status
}

/** A line of what is told of one row. `copy` makes it copyable, with a button of that name. */
export interface Fact {
  readonly label: MessageId
  readonly value: string
  readonly copy?: MessageId
}

/** A sum over all pages; the first of a report is the one it is about. */
export interface Sum extends Amount {
  readonly label: MessageId
}

/** A way to another screen. */
export interface WayOn {
  readonly label: MessageId
  readonly to: string
}

/** Where a screen stands, and the way to the same days narrowed otherwise. */
export interface Here {
  readonly chosen: Chosen
  readonly to: (chosen: Chosen) => string
}

/** What a chart beside the rows is asked by. */
export interface DaysProps extends Dates {
  /** The merchant's day. */
  readonly today: string
}

/** What a cell of the file holds: a text, or a number in hundredths. */
export type Cell = string | { readonly hundredths: number }

export interface Column<Row> {
  readonly head: MessageId
  /** Names the currency behind the head. */
  readonly money?: boolean
  readonly cell: (row: Row, say: Say) => Cell
}

/** One report: what is asked, and how its rows are told. The screen around it is one for all (specification part 2, section 2.4). */
export interface Report<Page extends ReportPage<Row>, Row> {
  readonly id:
    | 'depositRecord'
    | 'withdrawalReport'
    | 'accountRecord'
    | 'bettingRecord'
    | 'profitAndLoss'
    | 'rebateReport'
    | 'teamBetting'
    | 'teamProfitAndLoss'
    | 'teamRecord'
  readonly title: MessageId
  /** @param chosen The filters that are set, by their names. */
  readonly ask: (api: Client, query: ReportQuery, chosen: Chosen, signal?: AbortSignal) => Promise<Page>
  readonly filters: readonly Filter[]
  /** Rows of one heading, or the heading of a row. Days by months are rows that are a day each. */
  readonly groupBy: 'day' | 'month' | ((row: Row) => MessageId)
  readonly keyOf: (row: Row) => string | number
  /** When it was, as the platform writes it: a time, or a day of the merchant. */
  readonly timeOf: (row: Row) => string
  readonly sums: (page: Page) => readonly Sum[]
  readonly view: (row: Row, say: Say) => RowView
  readonly facts: (row: Row, say: Say) => readonly Fact[]
  /** Where one row leads on to. */
  readonly leads?: (row: Row, here: Here) => WayOn | undefined
  readonly columns: readonly Column<Row>[]
  readonly none: MessageId
  /** What to do about it, where other days would bring none either. */
  readonly noneText?: MessageId
  /** What fills the report. */
  readonly wayOn: WayOn
  /** A figure a day, in minor units, to draw. */
  readonly chart?: (row: Row) => number
  /** Draws what each day has brought where no row is a day. */
  readonly Days?: ComponentType<DaysProps & { readonly here: Here }>
  /** Says how many rows there are, with `count`; entries, unless given. */
  readonly counted?: MessageId
  /** The way down to whose rows these are, from the whole team. */
  readonly trail?: (page: Page) => readonly Step[]
  /** The name of the filter that names somebody of a team: whoever is not in it is refused. */
  readonly member?: 'account' | 'member'
}

/** Somebody on the way down a team. */
export interface Step {
  readonly memberId: number
  readonly account: string
}

/** Filters by their names; none of those that are not set. */
export type Chosen = Readonly<Record<string, string>>
