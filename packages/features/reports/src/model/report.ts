import type { Client } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import type { ReportFormat } from '@lobby/platform/money'
import type { StatusTagProps } from '@lobby/ui'
import type { DateSpan } from '@lobby/ui/pickers'
import type { ComponentType, ReactNode } from 'react'

/**
 * The query of every report: the first and last day in the merchant's time zone, both included, and the cursor at the
 * end of the previous page.
 */
export interface ReportQueryParameters {
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

/** A filter of a report. At most one of its values is selected. */
export interface ReportFilter {
  /** The name of the parameter both in the URL and in the API call. */
  readonly name: string
  readonly label: MessageId
  readonly options: readonly FilterOption[]
  /** The format of valid values in the URL, for a filter without a fixed list of options. */
  readonly pattern?: RegExp
  /** The hint of the text field, for a filter whose value the player types. */
  readonly inputHint?: MessageId
  /**
   * True for a filter that defines whose rows the report shows, for example those of a team member. The player cannot
   * clear such a filter.
   */
  readonly isFixed?: true
}

/** An option of a filter. The text of the option is a message id or a text from the platform. */
export type FilterOption = { readonly value: string } & ({ readonly label: MessageId } | { readonly text: string })

export interface ReportStatus {
  readonly text: MessageId
  readonly tone: StatusTagProps['tone']
}

/** An amount in minor units. With `signed`, the sign shows whether the member received or paid the money. */
export interface ReportAmount {
  readonly minor: number
  readonly signed?: boolean
  readonly tone?: 'win' | 'loss' | 'muted'
}

/** The texts, amount and icon of a report row, ready to render. */
export interface ReportRowContent {
  readonly title: string
  readonly note: string
  readonly icon: ReactNode
  readonly amount: ReportAmount
  readonly status?: ReportStatus
}

/** A line in the details of a row. `copy` is the label of its copy button; undefined for no button. */
export interface ReportRowDetail {
  readonly label: MessageId
  readonly value: string
  readonly copy?: MessageId
}

/** A total over all pages of a report. The first total is the main figure of the report. */
export interface ReportTotal extends ReportAmount {
  readonly label: MessageId
}

/** A link from a report to another screen. */
export interface ReportLink {
  readonly label: MessageId
  readonly to: string
}

/**
 * The current filters of a report, and a function that returns the report's path for the same days and other filters.
 */
export interface ReportFilterNavigation {
  readonly filters: ActiveFilters
  readonly getPath: (chosen: ActiveFilters) => string
}

/** The props of a chart that fetches its own data. */
export interface SelfFetchingChartProps extends DateSpan {
  /** Today in the merchant's time zone. */
  readonly today: string
}

/** A cell of the exported file: a text, or a number in hundredths. */
export type ExportCell = string | { readonly hundredths: number }

export interface ExportColumn<Row> {
  readonly heading: MessageId
  /** True to add the currency to the heading of the column. */
  readonly money?: boolean
  readonly getCell: (row: Row, say: ReportFormat) => ExportCell
}

/**
 * The definition of a report: how to fetch its pages and how to show its rows. One screen component renders all reports
 * (specification part 2, section 2.4).
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
  readonly fetchPage: (
    api: Client,
    query: ReportQueryParameters,
    chosen: ActiveFilters,
    signal?: AbortSignal,
  ) => Promise<Page>
  readonly filters: readonly ReportFilter[]
  /** Groups rows by day, by month, or by the heading that the function returns. Use `month` if each row is a day. */
  readonly groupBy: 'day' | 'month' | ((row: Row) => MessageId)
  readonly getKey: (row: Row) => string | number
  /** Returns the time of a row as the platform sends it: a timestamp, or a day in the merchant's time zone. */
  readonly getTime: (row: Row) => string
  readonly getTotals: (page: Page) => readonly ReportTotal[]
  readonly getView: (row: Row, say: ReportFormat) => ReportRowContent
  readonly getFacts: (row: Row, say: ReportFormat) => readonly ReportRowDetail[]
  /** Returns the link that the details of a row show; undefined for no link. */
  readonly getLink?: (row: Row, here: ReportFilterNavigation) => ReportLink | undefined
  readonly columns: readonly ExportColumn<Row>[]
  readonly emptyTitle: MessageId
  /** The hint for a report without rows, if other days cannot help. */
  readonly emptyText?: MessageId
  /**
   * The link for a report without rows. The link leads to the screen that creates such rows, for example the deposit
   * screen.
   */
  readonly emptyLink: ReportLink
  /** Returns the amount of a row for the chart, in minor units. Only for a report whose rows are days. */
  readonly getChartValue?: (row: Row) => number
  /** A chart that fetches daily figures. Only for a report whose rows are not days. */
  readonly DaysChart?: ComponentType<SelfFetchingChartProps & { readonly here: ReportFilterNavigation }>
  /** The id of the message that shows the number of rows; by default the message `{count} entries`. */
  readonly countLabel?: MessageId
  /** Returns the members on the path from the agent down to the member whose rows are shown. */
  readonly getTrail?: (page: Page) => readonly TeamPathDownline[]
  /** The name of the filter that selects a team member. The platform refuses members outside the team. */
  readonly memberFilter?: 'account' | 'member'
}

/** A member on the path from the agent down the team. */
export interface TeamPathDownline {
  readonly memberId: number
  readonly account: string
}

/** The active filters by name. */
export type ActiveFilters = Readonly<Record<string, string>>
