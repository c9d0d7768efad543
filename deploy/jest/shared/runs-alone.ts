/** What changes jest's module registry while a file runs. */
const REGISTRY_CALLS =
  /\bjest\s*\.\s*(?:mock|doMock|unmock|dontMock|setMock|unstable_\w+|resetModules|isolateModules\w*)\s*[(<]/

/** Whether a test file gets an environment and modules of its own, by its text. */
export const runsAlone = (text: string): boolean => REGISTRY_CALLS.test(text)
