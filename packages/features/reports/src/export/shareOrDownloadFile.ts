/** The methods of `navigator` that share a file. */
export interface FileShareApi {
  readonly canShare?: (data: ShareData) => boolean
  readonly share?: (data: ShareData) => Promise<void>
}

/**
 * Offers a file to the player: in the phone's share sheet if the browser can share files, otherwise as a download. If
 * the player closes the share sheet, downloads nothing.
 * @returns whether the file was shared, downloaded or declined
 */
export async function shareOrDownloadFile(
  file: File,
  { canShare, share }: FileShareApi,
  download: (file: File) => void = downloadFile,
): Promise<'shared' | 'saved' | 'dismissed'> {
  const data = { files: [file] }
  if (share && canShare?.(data)) {
    try {
      await share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
      // The browser has opened no share sheet: the press was too long ago, or the system has no share sheet. Download
      // the file.
    }
  }
  download(file)
  return 'saved'
}

function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file with a delay, so revoke the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
