import { isMainThread } from 'node:worker_threads'

/**
 * Part of every built service (deploy/bin/build-service.ts), at work where a command started it: the service's standard
 * input is then a pipe that the command holds. Its end means that the command is gone, even by `kill -9`, and the service
 * must not stay behind on its port. Worker threads have another standard input, which is empty.
 */
if (process.env.END_WITH_STDIN === '1' && isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
}
