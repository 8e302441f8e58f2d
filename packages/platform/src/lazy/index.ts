export { Near, type NearProps } from './Near.tsx'
export { useLoadMore, type LoadMoreInit } from './useLoadMore.ts'
export { useSettled } from './useSettled.ts'
