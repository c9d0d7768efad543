import { isMainThread } from 'node:worker_threads'

/**
 * Preloaded into services that a command starts (`node --import`). Their standard input is a pipe that the command holds:
 * its end means that the command is gone, even by `kill -9`, and the service must not stay behind on its port.
 * Worker threads load this too; their standard input is another one, and empty.
 */
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref?.()
}
