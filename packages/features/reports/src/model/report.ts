import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { ReportFormat } from '@lobby/platform/money'
import type { StatusTagProps } from '@lobby/ui'
import type { DateSpan } from '@lobby/ui/pickers'
import type { ComponentType, ReactNode } from 'react'

/**
 * The query of every report: a range of the merchant's days, both included, and the cursor where the page before
 * ended.
 */
export interface ReportQuery {
  readonly pageNo: number
  readonly pageSize: number
  readonly startDate: string
  readonly endDate: string
  readonly after?: string
}

/** The fields that every page of a report has. */
export interface ReportPage<Row> {
  readonly content: readonly Row[]
  /** The number of rows over all pages. */
  readonly total: number
  readonly next?: string
}

/** A filter of a report, with one selected value at a time. */
export interface Filter {
  /** Its name in the address and in the call. */
  readonly name: string
  readonly label: MessageId
  readonly options: readonly FilterOption[]
  /**
   * The format of values that the platform defines and that may not have loaded yet. The address may name any value
   * of this format.
   */
  readonly pattern?: RegExp
  /** The hint of a text field, for a value that the player types instead of choosing an option. */
  readonly inputHint?: MessageId
  /**
   * True for a filter that defines what the report is about. Only the address sets it, and clearing the filters keeps
   * it.
   */
  readonly isFixed?: true
}

/** A value of a filter, with a message id or with the platform's own text. */
export type FilterOption = { readonly value: string } & ({ readonly label: MessageId } | { readonly text: string })

export interface Status {
  readonly text: MessageId
  readonly tone: StatusTagProps['tone']
}

/** An amount in minor units. With `signed`, its sign shows whether it came in or went out. */
export interface Amount {
  readonly minor: number
  readonly signed?: boolean
  readonly tone?: 'win' | 'loss' | 'muted'
}

/** A row of a list, ready to render. */
export interface RowView {
  readonly title: string
  readonly note: string
  readonly icon: ReactNode
  readonly amount: Amount
  readonly status?: Status
}

/** A line in the details of a row. `copy` is the label of a copy button, if it has one. */
export interface Fact {
  readonly label: MessageId
  readonly value: string
  readonly copy?: MessageId
}

/** A total over all pages. The first one of a report is its main figure. */
export interface Sum extends Amount {
  readonly label: MessageId
}

/** A link to another screen. */
export interface ReportLink {
  readonly label: MessageId
  readonly to: string
}

/** The current filters, and a function that returns the path with other filters for the same days. */
export interface ReportLocation {
  readonly filters: ActiveFilters
  readonly getPath: (chosen: ActiveFilters) => string
}

/** The props of a chart that fetches its own data. */
export interface DaysProps extends DateSpan {
  /** Today in the merchant's time zone. */
  readonly today: string
}

/** A cell of the file: a text, or a number in hundredths. */
export type Cell = string | { readonly hundredths: number }

export interface Column<Row> {
  readonly heading: MessageId
  /** Adds the currency to the column's heading. */
  readonly money?: boolean
  readonly getCell: (row: Row, say: ReportFormat) => Cell
}

/**
 * The definition of a report: its calls and how its rows are shown. All reports share one screen (specification part
 * 2, section 2.4).
 */
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
  /**
   * Fetches a page.
   * @param chosen - the active filters by name
   */
  readonly fetchPage: (api: Client, query: ReportQuery, chosen: ActiveFilters, signal?: AbortSignal) => Promise<Page>
  readonly filters: readonly Filter[]
  /** Groups rows by day, by month, or by the heading that the function returns. Use months when each row is a day. */
  readonly groupBy: 'day' | 'month' | ((row: Row) => MessageId)
  readonly getKey: (row: Row) => string | number
  /** Returns the time of a row as the platform sends it: a timestamp, or a day in the merchant's time zone. */
  readonly getTime: (row: Row) => string
  readonly getTotals: (page: Page) => readonly Sum[]
  readonly getView: (row: Row, say: ReportFormat) => RowView
  readonly getFacts: (row: Row, say: ReportFormat) => readonly Fact[]
  /** Returns the link in the details of a row. */
  readonly getLink?: (row: Row, here: ReportLocation) => ReportLink | undefined
  readonly columns: readonly Column<Row>[]
  readonly emptyTitle: MessageId
  /** The hint of an empty report for which other days would not help. */
  readonly emptyText?: MessageId
  /** A link to the screen that creates rows. */
  readonly emptyLink: ReportLink
  /** Returns a figure per day for the chart, in minor units. */
  readonly getChartValue?: (row: Row) => number
  /** Renders a chart of the days for a report whose rows are not days. */
  readonly DaysChart?: ComponentType<DaysProps & { readonly here: ReportLocation }>
  /** The message for the number of rows, with `count`; entries by default. */
  readonly countLabel?: MessageId
  /** Returns the path from the whole team down to the member whose rows are shown. */
  readonly getTrail?: (page: Page) => readonly TrailStep[]
  /** The name of the filter that selects a team member. The platform refuses members outside the team. */
  readonly memberFilter?: 'account' | 'member'
}

/** A member on the path down a team. */
export interface TrailStep {
  readonly memberId: number
  readonly account: string
}

/** The active filters by name. */
export type ActiveFilters = Readonly<Record<string, string>>
