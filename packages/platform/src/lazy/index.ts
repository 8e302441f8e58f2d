export { InView, type InViewProps } from './InView.tsx'
export { useLoadMore, type LoadMoreOptions } from './useLoadMore.ts'
export { useDebouncedValue } from './useDebouncedValue.ts'
