import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge } from 'prom-client'
import {
  CallFailure,
  createCallServer,
  generalFailure,
  type LogStream,
  type Operations,
  parseInput,
  QueueFull,
  registerOperations,
  type Trust,
  visitorAddress,
} from 'service-host'
import { callSchemas } from 'shared-contracts/call-schemas'
import { callAddresses } from 'shared-contracts/calls'
import { MENU_BUILDER_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import type { BuildTask } from './build-task'
import type { Builder } from './builder'
import { NoContent } from './no-content'
import { type Allowance, AllowanceUsedUp } from './queue/allowance'

export interface ServerOptions {
  readonly builder: Builder
  /** What each visitor may have of the processor. */
  readonly allowance: Allowance
  readonly logLevel: string
  /** Where lines of the log go; the standard output unless a test wants to read them. */
  readonly logTo?: LogStream
  /** Nobody is believed unless said. */
  readonly trust?: Trust
  /** See `registerOperations`. */
  readonly operatorToken?: string | null
  /** A menu that takes longer is answered with 503 and a message, and its search is stopped. */
  readonly limitMs: number
  /** Measure the process: off in tests, which share theirs. */
  readonly processMetrics: boolean
}

/** The prefix under which the document host forwards; asked directly, the calls answer without it too. */
const PREFIX = '/menu-builder'

const CALLS: { readonly [K in BuildTask['call']]: (body: unknown) => BuildTask } = {
  'BuildMenu/BuildMenu': (body) => ({
    call: 'BuildMenu/BuildMenu',
    body: parseInput(callSchemas['BuildMenu/BuildMenu'].body, body, 'validation_failed'),
  }),
  'BuildMenu/BuildMealMenu': (body) => ({
    call: 'BuildMenu/BuildMealMenu',
    body: parseInput(callSchemas['BuildMenu/BuildMealMenu'].body, body, 'validation_failed'),
  }),
  'BuildMenu/BuildRelatedMenu': (body) => ({
    call: 'BuildMenu/BuildRelatedMenu',
    body: parseInput(callSchemas['BuildMenu/BuildRelatedMenu'].body, body, 'validation_failed'),
  }),
  'BuildMenu/BuildFamilyMenu': (body) => ({
    call: 'BuildMenu/BuildFamilyMenu',
    body: parseInput(callSchemas['BuildMenu/BuildFamilyMenu'].body, body, 'validation_failed'),
  }),
}

const CALL_NAMES = [
  'BuildMenu/BuildMenu',
  'BuildMenu/BuildMealMenu',
  'BuildMenu/BuildRelatedMenu',
  'BuildMenu/BuildFamilyMenu',
] as const

/** Aborts when the caller hangs up before the answer, or after `limitMs`. */
function watchCaller(reply: FastifyReply, limitMs: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limitMs)
  reply.raw.once('close', () => {
    clearTimeout(timer)
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Anyone may call; nothing is stored. */
async function answer(
  name: BuildTask['call'],
  { body, visitor }: FastifyRequest,
  reply: FastifyReply,
  { builder, allowance, limitMs }: ServerOptions,
) {
  const caller = watchCaller(reply, limitMs)
  await allowance.enter(visitor)
  const task = CALLS[name](body)
  const left = new Promise<never>((_, reject) => {
    caller.addEventListener('abort', () => reject(new CallFailure(503, 'menu_cannot_be_built', TOO_LONG)), {
      once: true,
    })
  })
  const result = await Promise.race([
    builder.run(task, {
      visitor: visitorAddress(visitor.address),
      signal: caller,
      charge: (ms) => allowance.charge(visitor, ms),
    }),
    left,
  ])
  switch (result.kind) {
    case 'built':
      return { success: true, data: result.data, message: null }
    case 'refused':
      throw new CallFailure(422, result.code, result.message, [
        { field: result.field, code: result.code, message: result.message },
      ])
    case 'cancelled':
      throw new CallFailure(503, 'menu_cannot_be_built', TOO_LONG)
  }
}

const TOO_LONG = 'Thực đơn này mất nhiều thời gian hơn dự kiến. Bạn thử lại sau ít phút nhé.'

export interface MenuBuilderServer {
  readonly app: FastifyInstance
  readonly operations: Operations
}

/** The menu-builder host; listens nowhere yet. Closing it ends the builder. */
export function buildServer(options: ServerOptions): MenuBuilderServer {
  const app = createCallServer({
    logLevel: options.logLevel,
    logTo: options.logTo,
    trust: options.trust ?? { trustedHops: 0, serviceSecret: null },
    bodyLimit: MENU_BUILDER_BODY_LIMIT_BYTES,
  })
  const operations = addOperations(app, options)
  for (const name of CALL_NAMES) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await answer(name, request, reply, options)
      } catch (error) {
        if (error instanceof AllowanceUsedUp) reply.header('retry-after', error.retryAfterSeconds)
        if (error instanceof QueueFull || error instanceof NoContent) throw generalFailure('unavailable')
        throw error
      }
    }
    const path = callAddresses[name].path.replace(/^\/menu-builder(?=\/)/, '')
    const route = { config: { callName: name } }
    app.post(path, route, handler)
    app.post(`${PREFIX}${path}`, route, handler)
  }
  app.addHook('onClose', () => options.builder.close())
  return { app, operations }
}

/** Bounds of the histogram in seconds: most menus take tens of milliseconds, the limit is ten seconds. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 3, 10]

/** The service is ready once a worker has built a menu, for which it needs a snapshot of the content. */
function addOperations(app: FastifyInstance, { builder, operatorToken, processMetrics }: ServerOptions): Operations {
  let ready = false
  builder.ready().then(
    () => {
      ready = true
    },
    (error: unknown) => app.log.error({ err: error }, 'the builder could not start'),
  )
  const operations = registerOperations(app, {
    service: 'menu-builder',
    operatorToken: operatorToken ?? null,
    processMetrics,
    readiness: () => ({ ready, status: ready ? 'ready' : 'starting' }),
    buckets: BUCKETS,
  })
  new Gauge({
    name: 'menu_builder_waiting_tasks',
    help: 'Menus that wait for a worker',
    registers: [operations.metrics],
    collect() {
      this.set(builder.waiting)
    },
  })
  return operations
}
