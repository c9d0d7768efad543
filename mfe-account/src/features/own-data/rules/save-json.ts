/** Hands a value to the browser as a JSON file to keep. */
export function saveJson(value: unknown, fileName: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken the file by the time of the next task; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(address))
}
