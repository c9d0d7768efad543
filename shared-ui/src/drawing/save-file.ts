/** Hands a file to the visitor as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
