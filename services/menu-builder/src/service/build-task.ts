import type { callSchemas } from 'shared-contracts/call-schemas'
import type { z } from 'zod'
import {
  type BuildContext,
  type BuiltMeal,
  type BuiltMenu,
  buildMealMenu,
  buildMenu,
  buildRelatedMenu,
} from '../core/build-menu'
import { FamilyPools } from '../core/family/family-pools'
import { type FamilyStep, searchFamilyMenu } from '../core/family/search-family-menu'
import { createPool, type Pool } from '../core/pool'
import type { SolveLp } from '../core/proof/relaxation'
import { WorkBudget } from '../core/search/work-budget'
import type { Snapshot } from '../core/snapshot'
import { WishRefused } from '../core/wishes'

type ParsedBody<K extends `BuildMenu/Build${'Menu' | 'MealMenu' | 'RelatedMenu' | 'FamilyMenu'}`> = z.output<
  (typeof callSchemas)[K]['body']
>

/** The calls with their checked bodies. */
export type BuildTask =
  | { readonly call: 'BuildMenu/BuildMenu'; readonly body: ParsedBody<'BuildMenu/BuildMenu'> }
  | { readonly call: 'BuildMenu/BuildMealMenu'; readonly body: ParsedBody<'BuildMenu/BuildMealMenu'> }
  | { readonly call: 'BuildMenu/BuildRelatedMenu'; readonly body: ParsedBody<'BuildMenu/BuildRelatedMenu'> }
  | FamilyTask

/** A part of the search for a family: by itself about as much as an answer may take. */
interface FamilyTask {
  readonly call: 'BuildMenu/BuildFamilyMenu'
  readonly body: ParsedBody<'BuildMenu/BuildFamilyMenu'>
}
export type OnePersonTask = Exclude<BuildTask, FamilyTask>

type Built = BuiltMenu | BuiltMeal | ReturnType<typeof buildRelatedMenu>

export type BuildResult =
  | { readonly kind: 'built'; readonly data: (Built & { readonly revision: number }) | FamilyStep }
  | { readonly kind: 'refused'; readonly field: string; readonly code: string; readonly message: string }
  | { readonly kind: 'cancelled' }

/** How one turn of a task ends; `unfinished`: it takes more steps than this turn has. */
export type TurnResult = BuildResult | { readonly kind: 'unfinished' }

/** Runs tasks over one snapshot; keeps the pools of the object types that were asked for. */
export class TaskRunner {
  readonly #snapshot: Snapshot
  readonly #solveLp: SolveLp | undefined
  readonly #pools = new Map<number, Pool>()
  readonly #familyPools: FamilyPools

  constructor(snapshot: Snapshot, solveLp?: SolveLp) {
    this.#snapshot = snapshot
    this.#solveLp = solveLp
    this.#familyPools = new FamilyPools(snapshot)
  }

  /** `cancelled` is asked between searches; what was found so far is then thrown away. */
  run(task: BuildTask, cancelled: () => boolean): BuildResult {
    const result = this.runTurn(task, cancelled, Number.POSITIVE_INFINITY)
    return result.kind === 'unfinished' ? { kind: 'cancelled' } : result
  }

  /** The same, given up when it takes more than `mostSteps`. */
  runTurn(task: BuildTask, cancelled: () => boolean, mostSteps: number): TurnResult {
    const budget = new WorkBudget()
    let unfinished = false
    const stopped = () => {
      unfinished ||= budget.spent > mostSteps
      return unfinished || cancelled()
    }
    try {
      const data =
        task.call === 'BuildMenu/BuildFamilyMenu'
          ? searchFamilyMenu(task.body, { pools: this.#familyPools, cancelled })
          : {
              ...build(task, { ...this.#contextOf(task.body.objectTypeId), budget, cancelled: stopped }),
              revision: this.#snapshot.revision,
            }
      if (cancelled()) return { kind: 'cancelled' }
      return unfinished ? { kind: 'unfinished' } : { kind: 'built', data }
    } catch (error) {
      if (!(error instanceof WishRefused)) throw error
      return { kind: 'refused', field: error.field, code: error.code, message: error.message }
    }
  }

  /** Makes one pool that no request has asked for yet; false when there is none left. */
  prepareNextPool(): boolean {
    const next = this.#snapshot.objectTypes.find(
      ({ objectTypeId, groupId }) => groupId > 0 && !this.#pools.has(objectTypeId),
    )
    if (next !== undefined) this.#poolOf(next.objectTypeId)
    return next !== undefined
  }

  #contextOf(objectTypeId: number): BuildContext {
    return { snapshot: this.#snapshot, pool: this.#poolOf(objectTypeId), solveLp: this.#solveLp }
  }

  #poolOf(objectTypeId: number): Pool {
    const pool = this.#pools.get(objectTypeId) ?? createPool(this.#snapshot, objectTypeId)
    this.#pools.set(objectTypeId, pool)
    return pool
  }
}

function build(task: OnePersonTask, context: BuildContext): Built {
  switch (task.call) {
    case 'BuildMenu/BuildMenu':
      return buildMenu(task.body, context)
    case 'BuildMenu/BuildMealMenu':
      return buildMealMenu(task.body, context)
    case 'BuildMenu/BuildRelatedMenu':
      return buildRelatedMenu(task.body, context)
  }
}
