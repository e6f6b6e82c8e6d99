### Одиночная игра

expansion-solo = Одиночная игра
solo-card = Сила { $strength }, в Вальхалле не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }
solo-below = Следующая: сила { $strength }, в Вальхалле не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }
solo-stack = Сила { $strength }, в Вальхалле не больше { $cap } доблести; кланы: { $clans }; символы: { $symbols }
step-VAL-SOLO-12 = выбор ярла
