import { isReminded } from '../rules/class-times'
import { makePlannedClasses } from '../store/class-plan.store'
import { claimReminders, findClassesToFill, findClassesToRemind } from '../store/class-upkeep.store'
import { lockClass } from '../store/cooking-class.store'
import { sendClassNotice } from './class-notices'
import type { ClassServices } from './class-services'
import { moveUp } from './move-up'

/**
 * What classes need as time goes by: those that the plans foresee, seats of erased accounts for those who wait, reminders on the day
 * before. Safe in many processes: each reminder is written once.
 */
export async function tendClasses(services: Pick<ClassServices, 'account' | 'database' | 'now'>): Promise<void> {
  const { query } = services.database
  await makePlannedClasses(query, services.now())
  for (const classId of await findClassesToFill(query, services.now())) {
    await query.transaction().execute(async (inside) => {
      const cookingClass = await lockClass(inside, classId)
      if (cookingClass !== null) await moveUp(services, inside, cookingClass)
    })
  }
  for (const { id } of await findClassesToRemind(query, services.now())) {
    await query.transaction().execute(async (inside) => {
      const cookingClass = await lockClass(inside, id)
      // It may have been moved or cancelled since.
      if (!cookingClass || cookingClass.cancelledAt !== null || !isReminded(cookingClass.startAt, services.now()))
        return
      const users = await claimReminders(inside, cookingClass, services.now())
      await sendClassNotice(services, inside, 'class-reminder', cookingClass, users)
    })
  }
}
