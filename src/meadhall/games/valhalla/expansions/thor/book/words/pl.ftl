# What the lesson says, step by step.

lesson-thor-1 = Dwoje pozostałych zaraz stoczy bitwę, a ty masz karty Thora. Z nimi masz coś do powiedzenia w cudzych bitwach. Zagraj Mjölnir: da komuś +3 siły.
lesson-thor-2 = Kogo wspierasz? Musi to być gracz, który nie ma więcej wojowników niż rywal. Wesprzyj napastnika.
lesson-thor-3 = Wygrał, a Mjölnir leży w twojej Valhalli: chwała bez walki. Zaczyna się ich następna bitwa. Burza pomaga temu, kto ma mniej wojowników: zagraj ją.
lesson-thor-end = I ta pomoc się opłaciła. Gdyby wsparty gracz przegrał, karta by przepadła. We własnych bitwach kart Thora nie użyjesz. Twoja tura; graj dalej.
