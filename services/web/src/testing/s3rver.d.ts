/** What the tests use of it; it brings no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    callback(): RequestListener
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
