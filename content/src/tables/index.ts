/** Readers of content/nutrition: texts in, typed rows and row-by-row problems out. For servers; reads no file itself. */
export * from './cells'
export * from './csv'
export * from './foods'
export * from './rules'
export * from './standards'
export * from './steps'
