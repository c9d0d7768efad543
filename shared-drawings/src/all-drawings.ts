import { logos } from './logos'
import { foodScenes } from './scenes-food'
import { peopleScenes } from './scenes-people'
import { avatars, thingScenes } from './scenes-things'
import type { Svg } from './shapes'

/** Every drawing that lies in shared-drawings/assets/illustrations, by name; dishes are composed when they are asked for. */
export function allDrawings(): ReadonlyMap<string, Svg> {
  const scenes = Object.entries({ ...foodScenes, ...peopleScenes, ...thingScenes, ...logos }).map(
    ([name, draw]) => [name, draw()] as const,
  )
  return new Map([...scenes, ...avatars()])
}
