/** Tables without anything of a person: content, counts without names, what the house itself needs. */
export const impersonalTables = [
  ...['article_catalogs', 'article_categories', 'article_tag_links', 'article_tags', 'articles', 'areas'],
  ...['article_daily_reads', 'menu_daily_looks', 'babysitter_relationships', 'configurations', 'consulting_rules'],
  ...[
    'content_revision',
    // Who runs an import is an account of the machine, not of the site.
    'content_imports',
    'class_plans',
    'cooking_classes',
    'departments',
    'dish_ingredients',
    'dish_tag_links',
    'dish_tags',
    'dishes',
    'energy_needs',
  ],
  ...['districts', 'faqs', 'job_titles', 'kysely_migration', 'kysely_migration_lock', 'legal_documents'],
  ...['material_nutrients', 'materials', 'menu_days', 'menu_dishes', 'menu_planning', 'menus', 'navigation_items'],
  ...['nutrition_facts', 'object_type_needs', 'object_types', 'organization_groups', 'organization_types'],
  ...['organizations', 'products', 'provinces', 'redirects', 'server_secrets', 'site_objects', 'standards', 'terms'],
  ...['unit_converts', 'market_goods', 'product_prices', 'wards', 'used_captchas'],
  // Words of the search, and weeks' counts of keywords that were not answered: without who searched, and nothing that looks like a person's data.
  ...['search_words', 'search_misses'],
  // Days' histograms of how fast pages were: without who visited.
  ...['web_vitals'],
  // How many SMS left in an hour, by the first three digits.
  ...['sent_sms'],
  // What editors ask and tell, and who of them changed it: an editor's id alone, which goes with her account.
  ...['popups', 'questionnaires', 'survey_changes', 'survey_seeds'],
  'judged_queries',
  'desk_changes',
  ...['banners', 'banner_days', 'site_edits', 'site_changes', 'site_pictures'],
  // Keys of visitors' networks, hashed, for a minute; the limits are off in this test.
  'request_counts',
  // What the content brings to medical staff.
  ...['staff_files', 'staff_file_bytes'],
] as const
