/** Whether React has made an element or taken it over. */
export function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'))
}
