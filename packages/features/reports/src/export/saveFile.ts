/** What is needed of the browser to give a file away. */
export interface FileWays {
  readonly canShare?: (data: ShareData) => boolean
  readonly share?: (data: ShareData) => Promise<void>
}

/**
 * Gives a file to the player: by the phone's share sheet where files can be shared, else as a download. A sheet that is closed again is an answer too.
 * @returns how it went
 */
export async function saveFile(
  file: File,
  { canShare, share }: FileWays,
  download: (file: File) => void = downloadFile,
): Promise<'shared' | 'saved' | 'dismissed'> {
  const data = { files: [file] }
  if (share && canShare?.(data)) {
    try {
      await share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
      // The press was too long ago for a sheet, or the system has none after all.
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
  // Some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
