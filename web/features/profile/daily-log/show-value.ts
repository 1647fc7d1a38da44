// Pure, and the figures of today need it as well: it lives in the domain.
export {
  inHerUnit,
  type ShownValue,
  showQuantity,
  unitOf,
} from '@lunaria/domain/daily-log/show-value.ts';
