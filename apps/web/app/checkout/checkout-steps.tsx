import { lazyPart } from '../ui/lazy-part.tsx';
import { CART, DELIVERY, PAYMENT } from './checkout-paths.ts';

const StepIndicator = lazyPart(
  async () => ({ default: (await import('./step-indicator.tsx')).StepIndicator }),
  { preload: true },
);

interface CheckoutStepsProps {
  current: 'delivery' | 'payment';
  /** The choices, so that links to earlier steps keep them. */
  search: string;
}

/** The progress of the checkout; finished steps are links. */
export function CheckoutSteps({ current, search }: CheckoutStepsProps) {
  const steps = [
    { label: 'Carrinho', to: CART },
    { label: 'Entrega', to: DELIVERY + search },
    { label: 'Pagamento', to: PAYMENT + search },
  ];
  return (
    <div className="mx-auto w-full max-w-xl">
      <StepIndicator
        label="Etapas da compra"
        steps={steps}
        current={current === 'delivery' ? 1 : 2}
      />
    </div>
  );
}
