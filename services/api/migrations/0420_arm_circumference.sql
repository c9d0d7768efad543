-- Around the middle of the upper arm, cm: thin arms are found where nobody can measure height.
alter table child_health_checks add column arm_circumference double precision check (arm_circumference > 0);
