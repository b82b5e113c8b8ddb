/*
 * What is chosen in the form of the search, as a query. The server understands it and gives its canonical form: what the
 * text says of a facet stands beside the facet in the page, so that a browser needs no rules for that.
 */

const isBox = (field: Element): field is HTMLInputElement =>
	field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

/**
 * A facet that is still as the text says stays in the text. Where somebody has changed it, all that is checked there is
 * chosen by hand, and its words leave the text.
 */
export function chosenQuery(form: HTMLFormElement): string {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, `${value}`);
	const text = form.elements.namedItem('q') as HTMLInputElement;
	for (const facet of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-words]')) {
		const { words = '', without = '' } = facet.dataset;
		const checked = [...facet.elements].filter(isBox).filter((box) => box.checked && box.value);
		query.delete(facet.name);
		if (checked.map(({ value }) => value).join() === words) continue;
		for (const { value } of checked) query.append(facet.name, value);
		// Meanwhile another text may have been typed.
		if (text.value !== text.defaultValue) continue;
		if (without) query.set('q', without);
		else query.delete('q');
	}
	query.sort();
	return String(query);
}

/** Whether anything is not as the page came. */
export const isChanged = (form: HTMLFormElement): boolean =>
	[...form.elements].some((field) => {
		if (isBox(field)) return field.checked !== field.defaultChecked;
		if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
		if (!(field instanceof HTMLSelectElement)) return false;
		return [...field.options].some(({ selected, defaultSelected }, at) =>
			defaultSelected ? !selected : selected && at > 0,
		);
	});
