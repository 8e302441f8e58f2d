/** What every list says of its pages. */
export const pagesOf = (
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  total: number,
  next: string | undefined,
) => ({ pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, ...(next !== undefined && { next }) })
