import { Minus, TrendingDown, TrendingUp } from '@lobby/ui/icons'

/** Whether a result is a profit, a loss or neither. @param props.minor The result in minor units. */
export const ProfitIcon = ({ minor }: { readonly minor: number }) =>
  minor > 0 ? <TrendingUp /> : minor < 0 ? <TrendingDown /> : <Minus />
