export { LazyInViewContent, type LazyInViewContentProps } from './LazyInViewContent.tsx'
export { useLoadMore, type LoadMoreOptions } from './useLoadMore.ts'
export { useDebouncedValue } from './useDebouncedValue.ts'
