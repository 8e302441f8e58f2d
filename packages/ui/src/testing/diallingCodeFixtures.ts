/** Dialling codes for stories and tests. */
export const diallingCodeFixtures = [
  { value: 'AO', label: 'Angola', detail: '+244' },
  { value: 'AG', label: 'Antigua and Barbuda', detail: '+1268' },
  { value: 'AR', label: 'Argentina', detail: '+54' },
  { value: 'BR', label: 'Brazil', detail: '+55' },
  { value: 'MZ', label: 'Mozambique', detail: '+258' },
  { value: 'PT', label: 'Portugal', detail: '+351' },
  { value: 'US', label: 'United States', detail: '+1' },
]
