import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { callSchemas } from 'shared-contracts/call-schemas'
import { callAddresses } from 'shared-contracts/calls'
import { MENU_BUILDER_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import type { z } from 'zod'
import type { BuildTask } from './build-task'
import type { Builder } from './builder'
import { answerFailures, BuildFailure, fieldErrorsOf, generalFailure } from './failures'
import { NoContent } from './no-content'
import { QueueFull } from './turns'

export interface ServerOptions {
  readonly builder: Builder
  readonly logLevel: string
  /** A menu that takes longer is answered with 503 and a message, and its search is stopped. */
  readonly limitMs: number
  /** Measure the process: off in tests, which share theirs. */
  readonly processMetrics: boolean
}

/** The prefix under which the document host forwards; asked directly, the calls answer without it too. */
const PREFIX = '/menu-builder'

function parsed<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body)
  if (!result.success) throw generalFailure('validation_failed', fieldErrorsOf(result.error))
  return result.data
}

const CALLS: { readonly [K in BuildTask['call']]: (body: unknown) => BuildTask } = {
  'BuildMenu/BuildMenu': (body) => ({
    call: 'BuildMenu/BuildMenu',
    body: parsed(callSchemas['BuildMenu/BuildMenu'].body, body),
  }),
  'BuildMenu/BuildMealMenu': (body) => ({
    call: 'BuildMenu/BuildMealMenu',
    body: parsed(callSchemas['BuildMenu/BuildMealMenu'].body, body),
  }),
  'BuildMenu/BuildRelatedMenu': (body) => ({
    call: 'BuildMenu/BuildRelatedMenu',
    body: parsed(callSchemas['BuildMenu/BuildRelatedMenu'].body, body),
  }),
}

const CALL_NAMES = ['BuildMenu/BuildMenu', 'BuildMenu/BuildMealMenu', 'BuildMenu/BuildRelatedMenu'] as const

/** Aborts when the caller hangs up before the answer, or after `limitMs`. */
function watchCaller(reply: FastifyReply, limitMs: number) {
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, limitMs)
  reply.raw.once('close', () => {
    clearTimeout(timer)
    if (!reply.raw.writableFinished) controller.abort()
  })
  return { signal: controller.signal, timedOut: () => timedOut }
}

/** Anyone may call; nothing is stored. */
async function answer(task: BuildTask, reply: FastifyReply, { builder, limitMs }: ServerOptions) {
  const caller = watchCaller(reply, limitMs)
  const left = new Promise<never>((_, reject) => {
    caller.signal.addEventListener('abort', () => reject(new BuildFailure(503, 'menu_cannot_be_built', TOO_LONG)), {
      once: true,
    })
  })
  const result = await Promise.race([builder.run(task, caller.signal), left])
  switch (result.kind) {
    case 'built':
      return { success: true, data: result.data, message: null }
    case 'refused':
      throw new BuildFailure(422, result.code, result.message, [
        { field: result.field, code: result.code, message: result.message },
      ])
    case 'cancelled':
      throw new BuildFailure(503, 'menu_cannot_be_built', TOO_LONG)
  }
}

const TOO_LONG = 'Thực đơn này mất nhiều thời gian hơn dự kiến. Bạn thử lại sau ít phút nhé.'

/** The menu-builder host; listens nowhere yet. Closing it ends the builder. */
export function buildServer(options: ServerOptions): FastifyInstance {
  const app = fastify({
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel },
    bodyLimit: MENU_BUILDER_BODY_LIMIT_BYTES,
    trustProxy: 'loopback',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  answerFailures(app)
  operations(app, options)
  for (const name of CALL_NAMES) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await answer(CALLS[name](request.body), reply, options)
      } catch (error) {
        if (error instanceof QueueFull || error instanceof NoContent) throw generalFailure('unavailable')
        throw error
      }
    }
    const path = callAddresses[name].path.replace(/^\/menu-builder(?=\/)/, '')
    app.post(path, handler)
    app.post(`${PREFIX}${path}`, handler)
  }
  app.addHook('onClose', () => options.builder.close())
  return app
}

/** `/healthz`: the process lives. `/readyz`: a worker could build at once. `/metrics`: figures for Prometheus. */
function operations(app: FastifyInstance, { builder, processMetrics }: ServerOptions): void {
  let ready = false
  builder.ready().then(
    () => {
      ready = true
    },
    (error: unknown) => app.log.error({ err: error }, 'the builder could not start'),
  )
  const register = new Registry()
  if (processMetrics) collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'menu_builder_call_seconds',
    help: 'Time from request to answer',
    labelNames: ['path', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 3, 10],
    registers: [register],
  })
  new Gauge({
    name: 'menu_builder_waiting_tasks',
    help: 'Menus that wait for a worker',
    registers: [register],
    collect() {
      this.set(builder.waiting)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url
    if (path?.includes('/api/')) seconds.observe({ path, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) =>
    reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting' }),
  )
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
