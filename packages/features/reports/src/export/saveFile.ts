/** The methods of `navigator` that share a file. */
export interface FileSharing {
  readonly canShare?: (data: ShareData) => boolean
  readonly share?: (data: ShareData) => Promise<void>
}

/**
 * Offers a file to the player: in the phone's share sheet if the browser can share files, otherwise as a download.
 * Downloads nothing when the player closes the share sheet.
 * @returns whether the file was shared, downloaded or declined
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
      // Download the file instead. A browser opens no share sheet if the press was too long ago or the system has no
      // share sheet.
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
  // Revoke the URL later, because some browsers read the file with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
