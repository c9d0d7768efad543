import { dishDrawings } from './dishes'
import { logos } from './logos'
import { foodScenes } from './scenes-food'
import { peopleScenes } from './scenes-people'
import { avatars, thingScenes } from './scenes-things'
import type { Svg } from './shapes'

export function allDrawings(): ReadonlyMap<string, Svg> {
  const scenes = Object.entries({ ...foodScenes, ...peopleScenes, ...thingScenes, ...logos }).map(
    ([name, draw]) => [name, draw()] as const,
  )
  return new Map([...dishDrawings(), ...scenes, ...avatars()])
}
