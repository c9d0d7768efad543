import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { registerOperations } from '../operations'
import { runService } from '../running/run-service'

/** A service for tests, as a process of its own; says on which port it listens. */
await runService(async () => {
  const app = fastify({ logger: { level: 'error' }, return503OnClosing: false })
  const operations = registerOperations(app, {
    service: 'stand-in',
    operatorToken: null,
    processMetrics: false,
    readiness: () => ({ ready: true, status: 'ready' }),
  })
  app.get('/fast', async () => 'fast')
  app.get('/slow', async () => {
    await pause(700)
    return 'slow'
  })
  app.get('/busy', async () => {
    const end = performance.now() + 1_500
    while (performance.now() < end);
    return 'busy'
  })
  app.get('/reject', async () => {
    void Promise.reject(new Error('nobody waits for this'))
    return 'rejected'
  })
  app.get('/throw', async () => {
    setTimeout(() => {
      throw new Error('nobody catches this')
    }, 50)
    await pause(300)
    return 'answered all the same'
  })
  app.addHook('onListen', async () => {
    const address = app.server.address()
    if (typeof address === 'object') console.log(`port ${address?.port}`)
  })
  return { app, operations, port: 0, host: '127.0.0.1' }
})
