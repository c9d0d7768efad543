export { dehydrate } from '@tanstack/react-query'
export { defineServerUnit, serverQueryClient } from './define-server-unit'
export { renderings } from './renderings'
export { serverShell } from './server-shell'
