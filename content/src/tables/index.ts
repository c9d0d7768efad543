/** Readers of the files below content/nutrition: texts in, typed rows and row-by-row problems out. They open no file. */
export * from './builder-settings'
export * from './cells'
export * from './csv'
export * from './family-settings'
export * from './foods'
export * from './rules'
export * from './standards'
export * from './steps'
