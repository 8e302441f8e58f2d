/** The functions of `navigator` that share a file. */
export interface FileSharing {
  readonly canShare?: (data: ShareData) => boolean
  readonly share?: (data: ShareData) => Promise<void>
}

/**
 * Gives a file to the player: through the phone's share sheet if it can share files, otherwise as a download. Closing
 * the share sheet counts as a choice and starts no download.
 * @returns how it ended
 */
export async function saveFile(
  file: File,
  { canShare, share }: FileSharing,
  download: (file: File) => void = downloadFile,
): Promise<'shared' | 'saved' | 'dismissed'> {
  const data = { files: [file] }
  if (share && canShare?.(data)) {
    try {
      await share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
      // The press was too long ago for a share sheet, or the system has none. Fall back to the download.
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
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
